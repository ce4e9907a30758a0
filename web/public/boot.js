// Runs before the first paint, and does nothing but look: is another view wanted than the one this document holds
// (a reload, the return from checkout), and was somebody signed in here? web/styles.css hides what would flash up.
(function () {
  var root = document.documentElement;
  var held = root.dataset.view;
  var wanted = history.state && history.state.view;
  if (/[?&]session_id=/.test(location.search)) wanted = 'success';
  if (wanted && wanted !== held) root.dataset.elsewhere = '';
  try {
    if (localStorage.getItem('findeus-session') !== null) root.dataset.remembered = '';
  } catch {
    // No storage, nobody remembered.
  }
})();
