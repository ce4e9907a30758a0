import { Unavailable } from '#server/http/errors/unavailable.ts';

/** The reason for ending work that outlasts the grace period. The chat shows this text. */
export class ShuttingDown extends Unavailable {
  override readonly name = 'ShuttingDown';

  constructor() {
    super('the server is being restarted');
  }
}
