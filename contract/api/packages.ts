/** Where the site offers its packages. The version is in the name: what was installed once stays the same. */
export const packageFiles = {
  sdk: '/packages/findeus-sdk-0.1.0.tgz',
  mcp: '/packages/findeus-mcp-0.1.0.tgz',
} as const;
