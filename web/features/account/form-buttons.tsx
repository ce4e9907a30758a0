import { Button } from '#web/ui/button.tsx';

interface FormButtonsProps {
  texts: { finish: string; cancel: string };
  look?: 'primary' | 'danger';
  busy: boolean;
  disabled?: boolean;
  onCancel: () => void;
}

/** The buttons below a form inside a section: finish and cancel. */
export function FormButtons({ texts, look = 'primary', busy, disabled = false, onCancel }: FormButtonsProps) {
  return (
    <div className="flex flex-wrap gap-3">
      <Button type="submit" look={look} busy={busy} disabled={disabled}>
        {texts.finish}
      </Button>
      <Button look="quiet" onClick={onCancel}>
        {texts.cancel}
      </Button>
    </div>
  );
}
