import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTwilioSender } from '#server/sms/twilio.ts';

describe('messages by Twilio', () => {
  let server: Server;
  let baseUrl: string;
  let answer = { status: 201, body: '{"sid":"SM1"}' };
  const received: { request: IncomingMessage; body: string }[] = [];
  beforeAll(async () => {
    server = createServer((request, response) => {
      void (async () => {
        received.push({ request, body: await text(request) });
        response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body);
      })();
    });
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
    baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => void server.close());

  const sender = () =>
    createTwilioSender({ accountSid: 'AC1', authToken: 'secret', messagingServiceSid: 'MG1', baseUrl });

  it('are sent as its API documents', async () => {
    answer = { status: 201, body: '{"sid":"SM1"}' };
    await sender().send({ to: '+15550100', text: 'Your code is 123456', channel: 'sms' });
    const { request, body } = received.at(-1)!;
    expect(`${request.method} ${request.url}`).toBe('POST /2010-04-01/Accounts/AC1/Messages.json');
    expect(request.headers.authorization).toBe(`Basic ${Buffer.from('AC1:secret').toString('base64')}`);
    expect(Object.fromEntries(new URLSearchParams(body))).toEqual({
      To: '+15550100',
      MessagingServiceSid: 'MG1',
      Body: 'Your code is 123456',
    });
    await sender().send({ to: '+15550100', text: 'x', channel: 'whatsapp' });
    expect(new URLSearchParams(received.at(-1)!.body).get('To')).toBe('whatsapp:+15550100');
  });

  it('report a failure by its code, without the phone number', async () => {
    answer = { status: 400, body: '{"code":21211,"message":"The number +15550100 is not valid"}' };
    const refused = sender().send({ to: '+15550100', text: 'x', channel: 'sms' });
    await expect(refused).rejects.toMatchObject({ name: 'SmsNotSent', code: 'twilio 400 21211' });
    await expect(refused).rejects.not.toThrow(/555/);
  });
});
