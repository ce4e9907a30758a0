/** The data folder cannot be used as it is; the message says why and what to do. */
export class DataFolderProblem extends Error {
  override readonly name: string = 'DataFolderProblem';
}

/** Another FinDeus has the folder open. */
export class DataFolderInUse extends DataFolderProblem {
  override readonly name = 'DataFolderInUse';
}
