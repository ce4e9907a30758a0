import type { PictureFact, WordFact } from '#advisor/picture/picture.ts';
import { periodOf } from '#advisor/picture/convert.ts';
import { timesAYear, type Per } from '#advisor/reader/quantities/quantity.ts';
import type { RoleId } from '#advisor/reader/roles.ts';

const weeksPerYear = 52;
/** The Fair Labor Standards Act: hours above these are paid one and a half times. */
const regularHours = 40;
const overtimeTimes = 1.5;
const mostHoursAWeek = 100;
/** More overtime is that of a year. */
const mostOvertimeAWeek = 40;
/** Nobody works overtime beside less. */
const leastOfFullWeek = 35;
const workdaysPerWeek = 5;
/** Fewer are those of one day. */
const leastHoursAWeek = 10;
/** Nobody's hours of one week: they are those of two. */
const hoursOfTwoWeeks = 70;
/** Pay below this is by the hour. */
const mostAnHour = 200;
/** More is no hour’s pay, even beside the word: “66k with an hour’s drive”. */
const mostSaidAnHour = 1_000;

/** Below these an amount of pay is that of one check, where it is said how often checks come. */
const mostACheck: Partial<Record<RoleId, number>> = { wages: 9_000, wages_new: 9_000, take_home: 9_000 };
const rhythms: Readonly<Record<string, Per>> = {
  weekly: 'week',
  every_two_weeks: 'two_weeks',
  twice_a_month: 'half_month',
};
/** How often checks come; what has no period of its own is a month's anyway. */
const checkRhythms: Readonly<Record<string, Per>> = { ...rhythms, monthly: 'month' };

/** Pay as it is told, with what makes it a year's: "gross 1,860, biweekly", "$24 an hour, 46 hours a week". */
export function withPayTold(
  facts: readonly PictureFact[],
  words: readonly WordFact[],
): readonly PictureFact[] {
  const paid = words.findLast(({ key }) => key === 'paid')?.value;
  const rhythm = rhythms[paid ?? ''];
  const checks = withDeposits(withChecks(withSameHour(facts), paid), rhythm);
  const told = withExtraOfPay(withRhythm(checks, rhythm), rhythm);
  return withHours(withExtraHours(withOvertimeHours(withShifts(withHourOfOvertime(told)))), paid);
}

const comparedPay = new Set<RoleId>(['wages', 'wages_new', 'se_income']);
/** Two rates of an hour that are compared are of about the same size. */
const mostTimesTheOther = 4;

/** "45 an hour on a 1099 or W-2 at 36": a bare number beside pay by the hour is by the hour too, not in thousands. */
function withSameHour(facts: readonly PictureFact[]): readonly PictureFact[] {
  return facts.map((fact) => {
    const rate = Number(fact.said);
    if (!comparedPay.has(fact.role) || fact.per !== undefined || !(rate > 0 && rate <= mostAnHour))
      return fact;
    const isLike = ({ role, turn, per, value }: PictureFact) =>
      comparedPay.has(role) &&
      turn === fact.turn &&
      per === 'hour' &&
      Math.max(value / rate, rate / value) <= mostTimesTheOther;
    return facts.some(isLike) ? { ...fact, value: rate, per: 'hour' as const } : fact;
  });
}

/** "10 hours of overtime at 28": beside overtime hours a bare number is by the hour, not in thousands. */
function withHourOfOvertime(facts: readonly PictureFact[]): readonly PictureFact[] {
  return facts.map((fact) => {
    const rate = Number(fact.said);
    const isBare = fact.role === 'wages' && fact.per === undefined && rate > 0 && rate <= mostAnHour;
    const isOvertime = ({ role, owner, turn }: PictureFact) =>
      role === 'overtime_hours' && owner === fact.owner && turn === fact.turn;
    return isBare && facts.some(isOvertime) && !facts.some(({ role }) => role === 'overtime')
      ? { ...fact, value: rate, per: 'hour' as const }
      : fact;
  });
}

/** More is no shift of one day. */
const mostAShift = 24;
const daysPerWeek = 7;
const daysPerYear = 365.25;

/** "Three 12s every week at $31 an hour": the hours of a week are those of a shift for each day at work. */
function withShifts(facts: readonly PictureFact[]): readonly PictureFact[] {
  const pay = facts.find((fact) => fact.role === 'wages' && fact.owner === 'me' && isHourly(fact));
  const [shift, ...others] = facts.filter(({ role, owner }) => role === 'hours' && owner === 'me');
  const days = facts.find(({ role, owner }) => role === 'days' && owner === 'me');
  const number = days ? Math.round(days.value * daysPerYear) : 0;
  if (!pay || !days || !shift || others.length > 0 || shift.value > mostAShift) return facts;
  if (number < 1 || number > daysPerWeek) return facts;
  return facts.map((fact) =>
    fact === shift
      ? {
          ...fact,
          value: fact.value * number,
          per: 'week' as const,
          source: 'derived' as const,
          times: [days],
          said: `${days.said} x ${fact.said}`,
        }
      : fact,
  );
}

/** "$900 a check, paid weekly": what was told of each check comes as often as the checks. */
function withChecks(facts: readonly PictureFact[], paid: string | undefined): readonly PictureFact[] {
  const pay = facts.find(({ role, owner, eachCheck }) => role === 'wages' && owner === 'me' && !eachCheck);
  const ofPay = Object.values(checkRhythms).find((per) => per === pay?.per);
  const per = checkRhythms[paid ?? ''] ?? ofPay;
  return per === undefined
    ? facts
    : facts.map((fact) => (fact.eachCheck && fact.owner !== 'spouse' ? { ...fact, per } : fact));
}

const payRoles = new Set<RoleId>(['wages', 'take_home', 'se_income']);
/** More is no deposit of one payday. */
const mostADeposit = 3_000;

/** "Paid on the 15th and 30th, 325 of each goes to savings": where no pay is told, the rhythm is that of the deposits. */
function withDeposits(facts: readonly PictureFact[], rhythm: Per | undefined): readonly PictureFact[] {
  if (!rhythm || facts.some(({ role }) => payRoles.has(role))) return facts;
  return facts.map((fact) =>
    fact.role === 'save_amount' && fact.per === undefined && fact.value < mostADeposit
      ? { ...fact, per: rhythm }
      : fact,
  );
}

/** What is told with pay and comes as often as it: what is earned on top, and what comes off each check. */
const toldWithPay = new Set<RoleId>(['overtime', 'tips', 'premium', 'hsa_contrib', 'k401_contrib']);
const takenOff = new Set<RoleId>(['premium', 'hsa_contrib', 'k401_contrib']);
/** Beside a month's pay, a larger contribution to a 401(k) is that of the year. */
const mostOfPaySaved = 1 / 3;

/** "$6,840 monthly + $900 OT", "2,315 every two weeks, 140 for health": without a period they come as often as the pay. */
function withExtraOfPay(facts: readonly PictureFact[], rhythm: Per | undefined): readonly PictureFact[] {
  return facts.map((fact) => {
    if (!toldWithPay.has(fact.role) || fact.per !== undefined) return fact;
    const pay = facts.find(({ role, owner }) => role === 'wages' && owner === fact.owner);
    const per = pay && isHourly(pay) ? (takenOff.has(fact.role) ? rhythm : undefined) : pay?.per;
    const isHourlyRate = fact.role === 'overtime' && fact.value <= mostAnHour;
    const most = (pay?.value ?? 0) * (fact.role === 'k401_contrib' ? mostOfPaySaved : 1);
    return pay && per && per !== 'year' && !isHourlyRate && (isHourly(pay) || fact.value < most)
      ? { ...fact, per }
      : fact;
  });
}

const yearly = ({ value }: PictureFact, per: Per | undefined) => value * (per ? timesAYear[per] : 1);

/** Of one's own pay, whose rhythm is the one that was said. */
function withRhythm(facts: readonly PictureFact[], rhythm: Per | undefined): readonly PictureFact[] {
  if (!rhythm) return facts;
  const pay = facts.find(({ role, owner }) => role === 'wages' && owner === 'me');
  // More than the pay itself is not what is left of it each time.
  const isTooMuch = (fact: PictureFact) =>
    fact.role === 'take_home' &&
    pay !== undefined &&
    yearly(fact, rhythm) > yearly(pay, periodOf(pay) === 'month' ? rhythm : periodOf(pay));
  return facts.map((fact) =>
    fact.per === undefined &&
    fact.owner === 'me' &&
    fact.value > mostAnHour &&
    fact.value < (mostACheck[fact.role] ?? 0) &&
    !isTooMuch(fact)
      ? { ...fact, per: rhythm }
      : fact,
  );
}

/** "$28 an hour with 10 hours of overtime a week": without a rate of their own, they pay time and a half. Beside new pay, and a spouse's beside one's own, they count with the other hours. */
function withOvertimeHours(facts: readonly PictureFact[]): readonly PictureFact[] {
  const overtime = facts.flatMap((hours): PictureFact[] => {
    const isOfSame = ({ owner, case: variant }: PictureFact) =>
      owner === hours.owner && (variant === hours.case || variant === 'none' || hours.case === 'none');
    if (hours.role !== 'overtime_hours' || hours.value <= 0) return [];
    const pay = facts.find((one) => one.role === 'wages' && isHourly(one) && isOfSame(one));
    const isCountedWithPay = facts.some(
      (one) =>
        ((one.role === 'overtime' || one.role === 'wages_new') && isOfSame(one)) ||
        (one.role === 'wages' && one.owner === 'me' && hours.owner === 'spouse'),
    );
    return pay && !isCountedWithPay ? [overtimePay(pay, hours)] : [];
  });
  return overtime.length > 0 ? [...facts, ...overtime] : facts;
}

/** What an hour of overtime pays, made of the pay of an hour. */
function overtimePay(pay: PictureFact, hours: PictureFact): PictureFact {
  const { months: _, ...first } = hours;
  return {
    ...first,
    role: 'overtime',
    unit: 'money',
    value: pay.value * overtimeTimes,
    per: 'hour',
    source: 'derived',
    from: [pay, hours],
  };
}

/** "58 hours this week, what of the extra 18?": those above forty are overtime of their own. */
function withExtraHours(facts: readonly PictureFact[]): readonly PictureFact[] {
  const pay = facts.find((fact) => fact.role === 'wages' && fact.owner === 'me' && isHourly(fact));
  const hours = facts.filter(({ role, owner }) => role === 'hours' && owner === 'me');
  const extra = hours.find(({ value }) => hours.some((all) => all.value === value + regularHours));
  if (!pay || !extra || facts.some(({ role }) => role === 'overtime')) return facts;
  return [...facts, overtimePay(pay, extra)];
}

/** Pay by the hour with the hours of a week, and overtime with its own. */
function withHours(facts: readonly PictureFact[], paid: string | undefined): PictureFact[] {
  return facts.map((fact) => {
    if (!isHourly(fact)) return fact;
    const { regular, extra } = hoursOf(fact, facts, paid);
    const hours = fact.role === 'overtime' ? extra : regular;
    if (!hours) return fact;
    const times = fact.role === 'overtime' ? hours.value : paidHours(hours.value, extra !== undefined);
    return {
      ...fact,
      value: fact.value * times * weeksPerYear,
      per: 'year' as const,
      anHour: fact.value,
      ...(hours.times ? { times: hours.times } : {}),
      said: `${fact.said} x ${hours.said}`,
    };
  });
}

const isHourly = ({ role, value, per }: PictureFact) =>
  (role === 'wages' || role === 'wages_new' || role === 'overtime') &&
  ((per === 'hour' && value <= mostSaidAnHour) || (per === undefined && value <= mostAnHour));

/** The hours that a rate is paid for; where overtime has a rate of its own, the fewer are those. */
function hoursOf(
  { owner, role, case: variant }: PictureFact,
  facts: readonly PictureFact[],
  paid: string | undefined,
) {
  const ofCase = variant !== 'none' ? variant : role === 'wages_new' ? 'b' : 'a';
  const hours = facts
    .filter((one) => one.role === 'hours' && one.owner === owner && one.value > 0)
    .filter((one) => one.case === 'none' || one.case === ofCase)
    .map((one) =>
      paid === 'every_two_weeks' && one.value >= hoursOfTwoWeeks ? { ...one, value: one.value / 2 } : one,
    )
    .filter(({ value }) => value <= mostHoursAWeek)
    .toSorted((one, other) => other.value - one.value);
  const overtime = facts.some((one) => one.role === 'overtime' && one.owner === owner && isHourly(one));
  const apart = facts.find(
    (one) =>
      one.role === 'overtime_hours' &&
      one.owner === owner &&
      one.value > 0 &&
      (one.case === 'none' || one.case === ofCase),
  );
  const isOfTwoWeeks = facts.some((one) => one.role === 'hours' && one.value >= hoursOfTwoWeeks);
  const ofWeek = apart && overtimeOfWeek(apart, isOfTwoWeeks ? paid : undefined);
  if (!overtime) {
    const regular = hours.find(({ value }) => value >= leastHoursAWeek);
    if (ofWeek) return { regular: withOvertime(regular, ofWeek), extra: undefined };
    return { regular: regular && withMoreHours(regular, hours), extra: undefined };
  }
  if (ofWeek) return { regular: hours[0], extra: ofWeek };
  return hours.length > 1
    ? { regular: hours[0], extra: hours[1] }
    : hours[0] && hours[0].value < regularHours / 2
      ? { regular: undefined, extra: hours[0] }
      : { regular: hours[0], extra: undefined };
}

/** Overtime hours as so many a week; those of a check go with the hours of it, and many are those of a year. */
function overtimeOfWeek(hours: PictureFact, paid: string | undefined): PictureFact {
  const per =
    hours.per ??
    (hours.value > mostOvertimeAWeek ? 'year' : paid === 'every_two_weeks' ? 'two_weeks' : 'week');
  const times = per === 'day' ? workdaysPerWeek : timesAYear[per] / weeksPerYear;
  return { ...hours, value: hours.value * times };
}

/** All hours of a week with overtime: "46, 6 of them OT" has it already. */
function withOvertime(regular: PictureFact | undefined, overtime: PictureFact): PictureFact {
  if (regular && regular.value > regularHours) return regular;
  const value = (regular?.value ?? regularHours) + overtime.value;
  return { ...overtime, value, said: regular ? `${regular.said} + ${overtime.said}` : overtime.said };
}

/** "40 hours plus about 6 of overtime" are 46; of "46 hours, 6 of them overtime" they are part. */
function withMoreHours(regular: PictureFact, hours: readonly PictureFact[]): PictureFact {
  const [more, ...others] = hours.filter(
    (one) => one !== regular && one.value < regularHours / 2 && one.per !== 'day',
  );
  const isFull = regular.value >= leastOfFullWeek && regular.value <= regularHours;
  const isOnTop = more && others.length === 0 && isFull && regular.start < more.start;
  return isOnTop
    ? { ...regular, value: regular.value + more.value, said: `${regular.said} + ${more.said}` }
    : regular;
}

/** Hours as they are paid: those above a full week count one and a half times, unless overtime is told apart. */
function paidHours(hours: number, overtimeApart: boolean): number {
  if (overtimeApart) return Math.min(hours, regularHours);
  return Math.min(hours, regularHours) + Math.max(0, hours - regularHours) * overtimeTimes;
}
