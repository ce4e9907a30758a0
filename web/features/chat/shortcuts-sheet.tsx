import { chatTexts } from '#web/content/chat.ts';
import { Dialog } from '#web/ui/dialog.tsx';

export function ShortcutsSheet({ onClose }: { onClose: () => void }) {
  const { title, list } = chatTexts.shortcuts;
  return (
    <Dialog title={title} onClose={onClose}>
      <dl>
        {list.map(({ keys, what }) => (
          <div key={keys} className="flex justify-between gap-6 border-t border-line py-2.5">
            <dt>{what}</dt>
            <dd className="flex-none text-quiet">
              <kbd className="font-mono text-sm">{keys}</kbd>
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
