export interface PackageFiles {
  sdk: string;
  mcp: string;
}

/** Stand in samples for the addresses of the packages, which a build names after their version and their bytes. */
export const anyPackages: PackageFiles = {
  sdk: '/packages/findeus-sdk.tgz',
  mcp: '/packages/findeus-mcp.tgz',
};
