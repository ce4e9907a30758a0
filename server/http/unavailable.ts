/** Something the server needs does not answer right now. The client is told to try again, and nothing more. */
export class Unavailable extends Error {
  override readonly name: string = 'Unavailable';
}
