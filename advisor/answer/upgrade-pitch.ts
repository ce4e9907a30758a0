/** What a request for Pro gets without the tier; the price is that of the plan. */
export function upgradePitch(price: string): string {
  return `**That is part of FinDeus Pro, at ${price}/month.**

With Pro, answers go deeper:

- **Advanced portfolio analysis**: concentration, fees, and how your mix behaved in every year since the 1920s
- **Risk modeling**: ranges instead of single numbers, from history and from simulation
- **Tax optimization**: what a conversion, a contribution or a harvested loss does to your tax, side by side
- **Personalized plans**: what matters most in your own numbers, and what to do in which order
- **Priority research**: more of the knowledge base in every answer, with its sources

Ask the same question in free mode, and you get its short answer now.`;
}
