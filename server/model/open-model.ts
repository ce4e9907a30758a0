import { createAnthropic } from '@ai-sdk/anthropic';
import { createOpenAI } from '@ai-sdk/openai';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { LanguageModel } from '#advisor/model/language-model.ts';
import { post } from '#server/model/post.ts';
import { createSdkModel } from '#server/model/sdk-model.ts';

/** As server/env.ts reads them. */
export interface ModelSettings {
  FINDEUS_MODEL?: string | undefined;
  /** Where a compatible model is; for the others, something that stands in front of the provider. */
  FINDEUS_MODEL_BASE_URL?: URL | undefined;
  FINDEUS_MODEL_API_KEY?: string | undefined;
  OPENAI_API_KEY?: string | undefined;
  ANTHROPIC_API_KEY?: string | undefined;
}

/** The settings do not say how to reach a model. */
export class UnknownModel extends Error {
  override readonly name = 'UnknownModel';
}

/** Null where no model is configured: then the advisor answers without one. */
export function openModel(settings: ModelSettings): LanguageModel | null {
  const named = settings.FINDEUS_MODEL;
  if (named === undefined) return null;
  const [, provider, model = ''] = /^([^:]+):(\S+)$/.exec(named) ?? [];
  const baseUrl = settings.FINDEUS_MODEL_BASE_URL?.href;
  switch (provider) {
    case 'openai': {
      const apiKey = required(settings, 'OPENAI_API_KEY', named);
      // Its chat wire, as everybody else speaks it: the newer one keeps conversations at the provider.
      return createSdkModel(
        named,
        createOpenAI({ apiKey, baseURL: baseUrl ?? 'https://api.openai.com/v1', fetch: post }).chat(model),
      );
    }
    case 'anthropic': {
      const apiKey = required(settings, 'ANTHROPIC_API_KEY', named);
      return createSdkModel(
        named,
        createAnthropic({ apiKey, baseURL: baseUrl ?? 'https://api.anthropic.com/v1', fetch: post })(model),
      );
    }
    case 'compatible': {
      if (baseUrl === undefined)
        throw new UnknownModel(`FINDEUS_MODEL_BASE_URL is missing: ${named} is reached there.`);
      const apiKey = settings.FINDEUS_MODEL_API_KEY;
      const key = apiKey === undefined ? {} : { apiKey };
      const options = { name: 'compatible', baseURL: baseUrl, ...key, fetch: post };
      return createSdkModel(named, createOpenAICompatible(options).chatModel(model));
    }
    default:
      throw new UnknownModel('FINDEUS_MODEL must look like openai:NAME, anthropic:NAME or compatible:NAME.');
  }
}

function required(
  settings: ModelSettings,
  name: 'OPENAI_API_KEY' | 'ANTHROPIC_API_KEY',
  model: string,
): string {
  const value = settings[name];
  if (value === undefined || value === '') throw new UnknownModel(`${name} is missing: ${model} needs it.`);
  return value;
}
