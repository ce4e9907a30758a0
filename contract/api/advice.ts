import { z } from 'zod';
import { adviceFields, adviceRequestFields, recommendationFields, riskFields } from '#contract/api/fields.ts';
import { chatMessageSchema, chatRequestSchema, conversationOf } from '#contract/chat.ts';

const { mode, profile, run } = chatRequestSchema.shape;

/** The body of POST /findeus-chat. */
export const adviceRequestSchema = z.strictObject({
  messages: conversationOf(chatMessageSchema.strict()).describe(adviceRequestFields.messages.meaning),
  mode: mode.describe(adviceRequestFields.mode.meaning),
  useRag: z.literal(true, 'must be true').optional().describe(adviceRequestFields.useRag.meaning),
  profile: profile.describe(adviceRequestFields.profile.meaning),
  run: run.describe(adviceRequestFields.run.meaning),
});

const riskLevels = ['low', 'moderate', 'high'] as const;
export const priorities = ['high', 'medium', 'low'] as const;

/** What it answers with, and the `result` of its stream. */
export const adviceSchema = z.object({
  advice: z.string().describe(adviceFields.advice.meaning),
  confidence: z.number().min(0).max(1).describe(adviceFields.confidence.meaning),
  sources: z.array(z.string()).describe(adviceFields.sources.meaning),
  recommendations: z
    .array(
      z.object({
        action: z.string().describe(recommendationFields.action.meaning),
        priority: z.enum(priorities).describe(recommendationFields.priority.meaning),
        details: z.string().describe(recommendationFields.details.meaning),
      }),
    )
    .describe(adviceFields.recommendations.meaning),
  risk_assessment: z
    .object({
      overall_risk: z.enum(riskLevels).nullable().describe(riskFields.overall_risk.meaning),
      concentration_risk: z.enum(riskLevels).nullable().describe(riskFields.concentration_risk.meaning),
      volatility_score: z.number().min(0).nullable().describe(riskFields.volatility_score.meaning),
      reason: z.string().nullable().describe(riskFields.reason.meaning),
    })
    .describe(adviceFields.risk_assessment.meaning),
});

export type ApiAdvice = z.infer<typeof adviceSchema>;
export type Recommendation = ApiAdvice['recommendations'][number];
export type RiskAssessment = ApiAdvice['risk_assessment'];
export type RiskLevel = (typeof riskLevels)[number];
