import { Unavailable } from '#server/http/unavailable.ts';

/** Why work ends that has outlasted the server's time of grace. The chat tells its readers in these words. */
export class ShuttingDown extends Unavailable {
  override readonly name = 'ShuttingDown';

  constructor() {
    super('the server is being restarted');
  }
}
