import { describe, expect, it } from 'vitest';
import { readEnv } from '#server/env.ts';

describe('the variables of a model', () => {
  it('are optional, and accepted when complete', () => {
    expect(readEnv({}).FINDEUS_MODEL).toBeUndefined();
    expect(readEnv({ FINDEUS_MODEL: 'openai:some', OPENAI_API_KEY: 'key' }).FINDEUS_MODEL).toBe(
      'openai:some',
    );
    const local = {
      FINDEUS_MODEL: 'compatible:org/some',
      FINDEUS_MODEL_BASE_URL: 'http://127.0.0.1:4010/v1',
    };
    expect(readEnv(local).FINDEUS_MODEL_BASE_URL).toEqual(new URL('http://127.0.0.1:4010/v1'));
  });

  it.each([
    [{ FINDEUS_MODEL: 'gpt' }, 'FINDEUS_MODEL must look like openai:NAME, anthropic:NAME or compatible:NAME'],
    [{ FINDEUS_MODEL: 'openai:some' }, 'OPENAI_API_KEY is required for a model of openai'],
    [
      { FINDEUS_MODEL: 'anthropic:some', OPENAI_API_KEY: 'key' },
      'ANTHROPIC_API_KEY is required for a model of anthropic',
    ],
    [
      { FINDEUS_MODEL: 'compatible:some' },
      'FINDEUS_MODEL_BASE_URL is required for a compatible model: the address that ends in /v1',
    ],
  ])('are refused with a message when incomplete: %o', (variables, fault) => {
    expect(() => readEnv(variables)).toThrow(`FinDeus cannot start with this configuration:\n  ${fault}`);
  });
});
