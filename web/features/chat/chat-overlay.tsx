import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { ChatMode, ChatRun } from '#contract/chat.ts';
import { grantsPro } from '#contract/plans.ts';
import { chatTexts } from '#web/content/chat.ts';
import { ArticleContext } from '#web/features/chat/answer/article-context.ts';
import { ArticleDialog } from '#web/features/chat/answer/article-dialog.tsx';
import { Composer } from '#web/features/chat/composer.tsx';
import { ExportDialog } from '#web/features/chat/export/export-dialog.tsx';
import { focusQuestion, focusQuestionIfLost, focusSoon } from '#web/features/chat/focus.ts';
import { LimitModal } from '#web/features/chat/limit-modal.tsx';
import { FigureContext, type DrawFigure } from '#web/features/chat/answer/figure-context.ts';
import type { AnswerPartsView } from '#web/features/chat/answer/answer-view.tsx';
import { MessageList } from '#web/features/chat/message-list.tsx';
import { ModePicker } from '#web/features/chat/mode-picker.tsx';
import { OfflineNotice } from '#web/features/chat/offline-notice.tsx';
import { PaymentNotice } from '#web/features/chat/payment-notice.tsx';
import { ShortcutsSheet } from '#web/features/chat/shortcuts-sheet.tsx';
import { Sidebar } from '#web/features/chat/sidebar/sidebar.tsx';
import { useChat } from '#web/features/chat/store/use-chat.ts';
import { useShortcuts } from '#web/features/chat/use-shortcuts.ts';
import { WelcomePanel } from '#web/features/chat/welcome-panel.tsx';
import { useAccount } from '#web/lib/account/account.ts';
import { useNavigation } from '#web/lib/navigation/navigation.ts';
import { useOverlays } from '#web/lib/navigation/overlays.ts';
import { useFileDrop } from '#web/lib/use-file-drop.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { CloseIcon, SidebarIcon } from '#web/ui/icons.tsx';
import { useLayer } from '#web/ui/layer.ts';

interface ChatOverlayProps {
  onClose: () => void;
  /** What it is opened for, where that is not the mode that it starts in. */
  startMode?: ChatMode | undefined;
  /** What it is opened to ask. */
  startQuestion?: string | undefined;
  /** The calculation that this is about. */
  startRun?: ChatRun | undefined;
  startSheet?: 'export' | undefined;
  /** Cards and buttons come from elsewhere: the chat knows only that answers carry parts. */
  Parts: AnswerPartsView;
  drawFigure: DrawFigure;
  /** Who is signed in, and what they can do about it. */
  accountMenu: ReactNode;
}

const wideEnough = '(min-width: 1024px)';

/** Ask FinDeus: over the whole page, from anywhere. */
export function ChatOverlay({
  onClose,
  startMode,
  startQuestion,
  startRun,
  startSheet,
  Parts,
  drawFigure,
  accountMenu,
}: ChatOverlayProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const {
    chat,
    messages,
    reply,
    isWaiting,
    sessions,
    sessionId,
    mode,
    opened,
    loadingMessages,
    messagesFailed,
    limitReached,
    announced,
  } = useChat();
  const { account, subscription, store } = useAccount();
  const { showPricing } = useNavigation();
  const { openAuth, openImport } = useOverlays();
  const { dragging, handlers } = useFileDrop(openImport);
  const [wanted, setWanted] = useState(startMode);
  const [sidebar, setSidebar] = useState(() => matchMedia(wideEnough).matches);
  const [sheet, setSheet] = useState<'shortcuts' | 'export' | null>(null);
  useEffect(() => {
    // Once the chat itself is open: what opens first would lie under it.
    // eslint-disable-next-line react/set-state-in-effect -- See above.
    if (startSheet) setSheet(startSheet);
  }, [startSheet]);
  const [article, setArticle] = useState<string | null>(null);
  /** One button takes the other's place, and its focus. */
  const showSidebar = (shown: boolean) => {
    setSidebar(shown);
    focusSoon('history');
  };
  /** The list lies over the chat, which waits below it. */
  const covered = sidebar && !matchMedia(wideEnough).matches;
  useLayer(onClose);
  useLayer(() => showSidebar(false), covered);
  const signedIn = account.state === 'signed in';
  const userId = signedIn ? account.user.id : null;
  const isPro = grantsPro(subscription?.subscription_status);
  const isUnknown = account.state === 'loading' || (signedIn && subscription === undefined);

  useEffect(() => {
    const opener = document.activeElement;
    dialog.current?.showModal();
    focusQuestion();
    return () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, []);
  useEffect(() => {
    if (startQuestion) chat.askAnew(startQuestion, startRun);
  }, [startQuestion, startRun, chat]);
  useEffect(() => {
    // With another conversation comes another box.
    focusQuestionIfLost();
    // eslint-disable-next-line react/exhaustive-effect-dependencies -- Whenever another conversation is opened.
  }, [opened]);
  useEffect(() => {
    const query = matchMedia(wideEnough);
    const follow = () => setSidebar(query.matches);
    query.addEventListener('change', follow);
    return () => query.removeEventListener('change', follow);
  }, []);
  useEffect(() => {
    if (userId === null) return;
    void store?.refreshSubscription().catch(() => undefined);
    void chat.refresh();
    const look = () => {
      if (!document.hidden) void chat.refresh();
    };
    document.addEventListener('visibilitychange', look);
    window.addEventListener('online', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('online', look);
    };
  }, [userId, chat, store]);
  useEffect(() => {
    if (wanted) chat.setMode(wanted);
    // eslint-disable-next-line react/exhaustive-effect-dependencies -- Once more when it is known who is here: the chat begins anew with them.
  }, [wanted, chat, account.state]);
  useEffect(() => {
    // Pro that has ended is free again, without anybody having to choose it.
    if (mode === 'pro' && !isPro && !isUnknown) chat.setMode('free');
  }, [mode, isPro, isUnknown, chat]);
  useShortcuts({
    onNew: () => signedIn && chat.newConversation(),
    onSearch: () => setSidebar(true),
    onStop: () => chat.stop(),
    onHelp: () => setSheet('shortcuts'),
  });

  const toPricing = () => {
    chat.closeLimit();
    onClose();
    showPricing();
  };
  const choose = (chosen: ChatMode) => {
    // Whether somebody pays may not be known yet: they are taken at their word until it is.
    if (chosen === 'pro' && !isPro && !isUnknown) return toPricing();
    setWanted(chosen);
    chat.chooseMode(chosen);
  };
  const title = sessions?.find(({ id }) => id === sessionId)?.title;
  const isEmpty =
    messages.length === 0 && reply?.sessionId !== sessionId && !loadingMessages && !messagesFailed;
  return (
    <dialog
      ref={dialog}
      aria-label={chatTexts.title}
      {...handlers}
      onKeyDown={(event) => {
        // A browser asks only once before it closes: after a menu's Escape, the list's would close the chat.
        const isOwn = event.target instanceof Element && event.target.closest('dialog') === dialog.current;
        if (event.key !== 'Escape' || !covered || !isOwn || event.defaultPrevented) return;
        event.preventDefault();
        showSidebar(false);
      }}
      onCancel={(event) => {
        event.preventDefault();
        if (event.target !== event.currentTarget) return;
        // A browser that closes it without asking is not asked to keep it.
        if (covered && event.cancelable) showSidebar(false);
        else onClose();
      }}
      className="m-0 h-dvh max-h-none w-full max-w-none bg-paper"
    >
      {dragging && (
        <p className="pointer-events-none absolute inset-3 z-20 grid place-items-center rounded-2xl bg-accent-soft text-lg outline-2 outline-accent outline-dashed">
          {chatTexts.dropFile}
        </p>
      )}
      <div className="flex h-full">
        {sidebar && (
          <>
            {/* Where the list lies over the chat, a tap beside it puts it away; its own button is for everybody else. */}
            <div
              aria-hidden="true"
              onClick={() => showSidebar(false)}
              className="absolute inset-0 z-10 bg-shade lg:hidden"
            />
            <Sidebar
              key={userId ?? ''}
              onChosen={() => !matchMedia(wideEnough).matches && setSidebar(false)}
              onExport={() => setSheet('export')}
              onHelp={() => setSheet('shortcuts')}
              onHide={() => showSidebar(false)}
              accountMenu={accountMenu}
            />
          </>
        )}
        <section aria-label={chatTexts.title} inert={covered} className="flex min-w-0 flex-1 flex-col">
          <header className="short:min-h-12 flex min-h-16 items-center gap-2 border-b border-line px-3 sm:px-5">
            {!sidebar && (
              <IconButton name="history" label={chatTexts.showHistory} onClick={() => showSidebar(true)}>
                <SidebarIcon />
              </IconButton>
            )}
            <h2
              dir="auto"
              className={`min-w-0 line-clamp-2 font-serif text-xl font-medium wrap-break-word sm:line-clamp-1 ${title ? 'max-sm:text-base max-sm:leading-tight' : ''}`}
            >
              {title ?? chatTexts.title}
            </h2>
            <div className="ml-auto flex flex-none items-center gap-2">
              <ModePicker mode={mode} onChoose={choose} />
              <IconButton label={chatTexts.close} onClick={onClose}>
                <CloseIcon />
              </IconButton>
            </div>
          </header>
          <OfflineNotice />
          <PaymentNotice />
          {isEmpty ? (
            <WelcomePanel
              onLeave={onClose}
              onAsk={(question) => {
                void chat.send(question);
                focusQuestion();
              }}
            />
          ) : (
            <ArticleContext value={setArticle}>
              <FigureContext value={drawFigure}>
                <MessageList key={opened} Parts={Parts} />
              </FigureContext>
            </ArticleContext>
          )}
          <Composer key={`composer-${opened}`} />
        </section>
      </div>
      {/* Heard once when it begins and once when it is there, not word by word. */}
      <output className="sr-only">{reply || isWaiting ? chatTexts.answer.started : announced}</output>
      {limitReached && (
        <LimitModal
          onUpgrade={toPricing}
          onJoin={() => {
            chat.closeLimit();
            openAuth('signup');
          }}
          onCloseChat={() => {
            chat.closeLimit();
            onClose();
          }}
          onClose={chat.closeLimit}
        />
      )}
      {article !== null && <ArticleDialog id={article} onClose={() => setArticle(null)} />}
      {sheet === 'shortcuts' && <ShortcutsSheet onClose={() => setSheet(null)} />}
      {sheet === 'export' && (
        <ExportDialog isPro={isPro} onPricing={toPricing} onClose={() => setSheet(null)} />
      )}
    </dialog>
  );
}
