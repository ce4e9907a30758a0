import { describe, expect, it } from 'vitest';
import { cosign } from '#advisor/guides/family/cosign.ts';
import type { Asking, PlannedAnswer } from '#advisor/plan/to-plan.ts';
import { planStandsAlone } from '#advisor/plan/follow-ups/stands-alone.ts';
import type { Plan } from '#advisor/plan/plan.ts';
import type { Act } from '#advisor/reader/acts.ts';
import type { FindOptions, Found } from '#advisor/retrieve/search.ts';
import { toldPicture } from '#server/testing/advisor/picture-facts.ts';

const found = (id: string, cosine: number, answer?: string): Found => ({
  entry: { id, part: '', text: 'roof damage after hail storm', subject: '', ...(answer && { answer }) },
  score: cosine,
  cosine,
  bm25: 0,
});

interface Stage {
  text?: string;
  act?: Act;
  actProbability?: number;
  told?: number;
  turn?: number;
  /** How near the texts are to the message alone. */
  alone?: readonly Found[];
  /** And together with the topic. */
  withTopic?: readonly Found[];
  own?: number;
  asks?: Asking['reading']['asks'];
  share?: number;
}

function asking({
  text = 'hail storm damaged the whole roof yesterday',
  act = 'new',
  actProbability = 0.8,
  told = 0,
  turn = 1,
  alone = [],
  withTopic = [],
  own = 0.3,
  asks = [],
  share = 0.7,
}: Stage): Asking {
  const query = (articles: readonly Found[]) => ({
    byMeaning: true,
    find: (shelf: string, { id }: FindOptions = {}) =>
      (shelf === 'guides' ? [found('cosign', own)] : articles).filter(
        ({ entry }) => id === undefined || entry.id === id,
      ),
    shareOfText: () => share,
  });
  return {
    query: query(withTopic),
    alone: query(alone),
    picture: toldPicture([]),
    reading: {
      text,
      told: Array.from({ length: told }, () => ({ role: 'bal_cash' })),
      want: { id: 'yesno', probability: 1 },
      asks,
      act: { id: act, probability: actProbability },
    },
    turn,
  } as unknown as Asking;
}

const guide = (isUnanswered = false): PlannedAnswer => {
  const plan: Plan = {
    kind: 'guide',
    guide: cosign,
    given: {},
    chosen: {},
    manner: 'decide',
    comfort: undefined,
    isUnanswered,
  };
  return { plan, weighed: [], confidence: 0.5 };
};

const roof = found('homeowners-insurance', 0.75, 'Call your insurer first.');
const isRoof = {
  plan: {
    kind: 'article',
    readings: [{ article: 'homeowners-insurance', answer: 'Call your insurer first.' }],
  },
};

describe('a later message that is a question of its own', () => {
  it('gets the text that answers it, where the earlier topic is far from it', () => {
    expect(planStandsAlone(asking({ alone: [roof] }), guide())).toMatchObject(isRoof);
  });

  it('stays with the topic that is near it', () => {
    expect(planStandsAlone(asking({ alone: [roof], own: 0.7 }), guide())).toBeUndefined();
  });

  it('takes a text farther off where the reading thinks of it', () => {
    const far = found('homeowners-insurance', 0.6, 'Call your insurer first.');
    const asks = [{ id: 'article:homeowners-insurance', probability: 0.2 }];
    expect(planStandsAlone(asking({ alone: [far] }), guide())).toBeUndefined();
    expect(planStandsAlone(asking({ alone: [far], asks }), guide())).toMatchObject(isRoof);
  });

  it('is not looked for in the first message', () => {
    expect(planStandsAlone(asking({ alone: [roof], turn: 0 }), guide())).toBeUndefined();
  });
});

describe('a fragment that belongs to the topic', () => {
  it('is no question of its own, however near a text is', () => {
    expect(planStandsAlone(asking({ text: 'is it damaged?', alone: [roof] }), guide())).toBeUndefined();
  });

  it('is answered by a text that is near it together with the topic, where nothing else answers', () => {
    const stage = {
      text: 'is it damaged?',
      withTopic: [roof],
      asks: [{ id: 'article:homeowners-insurance', probability: 0.1 }],
    };
    expect(planStandsAlone(asking(stage), guide())).toBeUndefined();
    expect(planStandsAlone(asking(stage), guide(true))).toMatchObject(isRoof);
  });
});

describe('numbers told in a later message', () => {
  it('go on with the topic', () => {
    const change = { alone: [roof], act: 'change', told: 1 } as const;
    expect(planStandsAlone(asking({ ...change, actProbability: 0.95 }), guide())).toBeUndefined();
    expect(planStandsAlone(asking({ ...change, actProbability: 0.7 }), guide())).toMatchObject(isRoof);
    expect(planStandsAlone(asking({ ...change, actProbability: 0.7, told: 2 }), guide())).toBeUndefined();
  });
});

it('leaves "simpler" and "which one?" to the answer before them', () => {
  for (const act of ['simpler', 'which', 'summarize'] as const)
    expect(planStandsAlone(asking({ alone: [roof], act }), guide())).toBeUndefined();
});
