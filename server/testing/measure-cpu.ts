/** The CPU time of this thread for some work, in milliseconds: unlike the clock, the same on a busy machine. */
export async function measureCpu(work: () => Promise<unknown>): Promise<number> {
  const before = process.threadCpuUsage();
  await work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}
