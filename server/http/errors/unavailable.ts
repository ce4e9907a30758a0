/** Something that the server needs does not answer. The client is asked to retry, without details. */
export class Unavailable extends Error {
  override readonly name: string = 'Unavailable';
}

/** There is no room to store anything. Reading goes on. */
export class DiskFull extends Unavailable {
  override readonly name = 'DiskFull';

  constructor(options?: ErrorOptions) {
    super('The disk of the database is full', options);
  }
}
