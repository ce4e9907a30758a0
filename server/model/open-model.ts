import { createAnthropic } from '@ai-sdk/anthropic';
import { createOpenAI } from '@ai-sdk/openai';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { LanguageModel } from '#advisor/model/language-model.ts';
import { post } from '#server/model/post.ts';
import { createSdkModel } from '#server/model/sdk-model.ts';

/** As server/env.ts has read them, and found to be all that the model needs. */
interface ModelSettings {
  FINDEUS_MODEL?: string | undefined;
  /** Where a compatible model is; for the others, something that stands in front of the provider. */
  FINDEUS_MODEL_BASE_URL?: URL | undefined;
  FINDEUS_MODEL_API_KEY?: string | undefined;
  OPENAI_API_KEY?: string | undefined;
  ANTHROPIC_API_KEY?: string | undefined;
}

/** Null where no model is configured: then the advisor answers without one. */
export function openModel(settings: ModelSettings): LanguageModel | null {
  const named = settings.FINDEUS_MODEL;
  if (named === undefined) return null;
  const [provider = ''] = named.split(':');
  const model = named.slice(provider.length + 1);
  const baseUrl = settings.FINDEUS_MODEL_BASE_URL?.href;
  switch (provider) {
    case 'openai': {
      const { OPENAI_API_KEY: apiKey = '' } = settings;
      // Its chat wire, as everybody else speaks it: the newer one keeps conversations at the provider.
      return createSdkModel(
        named,
        createOpenAI({ apiKey, baseURL: baseUrl ?? 'https://api.openai.com/v1', fetch: post }).chat(model),
      );
    }
    case 'anthropic': {
      const { ANTHROPIC_API_KEY: apiKey = '' } = settings;
      return createSdkModel(
        named,
        createAnthropic({ apiKey, baseURL: baseUrl ?? 'https://api.anthropic.com/v1', fetch: post })(model),
      );
    }
    default: {
      const apiKey = settings.FINDEUS_MODEL_API_KEY;
      const key = apiKey === undefined ? {} : { apiKey };
      const options = { name: 'compatible', baseURL: baseUrl ?? '', ...key, fetch: post };
      return createSdkModel(named, createOpenAICompatible(options).chatModel(model));
    }
  }
}
