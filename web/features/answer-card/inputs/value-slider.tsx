import { useState } from 'react';
import type { FieldAbout } from '#advisor/calculators/define/fields.ts';
import { cardTexts } from '#web/content/card.ts';
import { sliderRange } from '#web/features/answer-card/inputs/slider-range.ts';

interface ValueSliderProps {
  about: FieldAbout;
  value: unknown;
  /** The id of what names the input. */
  labelId: string;
  onChange: (value: number) => void;
}

/**
 * Tries values around the one that was there first, with a finger or a mouse. The box above is its twin for the
 * keyboard, with the arrow keys: that is one tab stop and not two.
 */
export function ValueSlider({ about, value, labelId, onChange }: ValueSliderProps) {
  // Its ends stay where they are while it is moved.
  const [range] = useState(() => sliderRange(about, value));
  if (!range) return null;
  return (
    <input
      type="range"
      {...range}
      value={typeof value === 'number' ? value : range.min}
      tabIndex={-1}
      aria-label={cardTexts.slide}
      aria-describedby={labelId}
      onChange={(event) => onChange(Number(event.target.value))}
      className="slider -mt-2 -mb-3 block h-11 w-full"
    />
  );
}
