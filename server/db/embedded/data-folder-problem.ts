/** The data folder or its Postgres cannot be used as it is; the message says why and what to do. */
export class DataFolderProblem extends Error {
  override readonly name: string = 'DataFolderProblem';

  /** The message names folders and quotes Postgres on its own files, never a user. */
  forLog() {
    return { message: this.message };
  }
}

/** Another FinDeus has the folder open. */
export class DataFolderInUse extends DataFolderProblem {
  override readonly name = 'DataFolderInUse';
}
