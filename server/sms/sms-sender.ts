/** Where codes for phones go. The product runs without one; then there are no phone factors. */
export interface SmsSender {
  send(message: { to: string; text: string; channel: 'sms' | 'whatsapp' }): Promise<void>;
}
