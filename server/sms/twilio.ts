import type { SmsSender } from '#server/sms/sms-sender.ts';

interface TwilioOptions {
  accountSid: string;
  authToken: string;
  messagingServiceSid: string;
  /** Set only by tests. */
  baseUrl?: string;
}

const timeoutMs = 5_000;

/** Twilio refused a message. Its error text may quote the phone number, so only its code is kept. */
class SmsNotSent extends Error {
  override readonly name = 'SmsNotSent';
  readonly code: string;

  constructor(code: string, options?: ErrorOptions) {
    super('The message could not be sent', options);
    this.code = code;
  }
}

/** Twilio's Programmable Messaging, as its HTTP API has it. */
export function createTwilioSender(options: TwilioOptions): SmsSender {
  const { accountSid, authToken, messagingServiceSid, baseUrl = 'https://api.twilio.com' } = options;
  const address = `${baseUrl}/2010-04-01/Accounts/${encodeURIComponent(accountSid)}/Messages.json`;
  const authorization = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`;
  return {
    async send({ to, text, channel }) {
      const response = await fetch(address, {
        method: 'POST',
        headers: { authorization },
        body: new URLSearchParams({
          To: channel === 'whatsapp' ? `whatsapp:${to}` : to,
          MessagingServiceSid: messagingServiceSid,
          Body: text,
        }),
        signal: AbortSignal.timeout(timeoutMs),
      });
      if (response.ok) return;
      const body = (await response.json().catch(() => ({}))) as { code?: number };
      throw new SmsNotSent(`twilio ${response.status} ${body.code ?? ''}`.trim());
    },
  };
}
