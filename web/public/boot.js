// Runs before the first paint, and does little but look: is another view wanted than the one this document holds
// (a reload, the return from checkout), was somebody signed in here, and which theme was chosen? web/styles.css hides what would flash up.
// A form with data-early that is sent before the page listens is kept, and sent again when it does (use-take-over.ts);
// a button with data-early that is pressed before is pressed again (ui/plain-button.tsx).
(function () {
  addEventListener(
    'submit',
    function (event) {
      if (event.target.dataset.early === undefined) return;
      event.preventDefault();
      event.target.dataset.early = 'sent';
    },
    true,
  );
  addEventListener(
    'click',
    function (event) {
      var button = event.target.closest && event.target.closest('button[data-early]:not([type=submit])');
      if (button) button.dataset.early = 'pressed';
    },
    true,
  );
  var root = document.documentElement;
  var held = root.dataset.view;
  var wanted = history.state && history.state.view;
  if (/[?&]session_id=/.test(location.search)) wanted = 'success';
  if (wanted && wanted !== held) root.dataset.elsewhere = '';
  try {
    if (localStorage.getItem('findeus-session') !== null) root.dataset.remembered = '';
    var theme = localStorage.getItem('findeus-theme');
    if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;
  } catch {
    // No storage, nothing remembered.
  }
})();
