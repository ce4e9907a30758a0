const request = /^Give /;

/** Whether a calculator's sentence asks for something, instead of saying that something is impossible. */
export function isRequest(message: string): boolean {
  return request.test(message);
}

/** What has to be given is asked for; what is impossible stays a sentence. */
export function askPolitely(message: string): string {
  return isRequest(message) ? `Could you give ${message.slice(5).replace(/\.$/, '')}?` : message;
}
