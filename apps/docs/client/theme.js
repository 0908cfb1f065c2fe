// Applies the stored theme before the first paint.
try {
  const theme = localStorage.getItem('bourselet.docs.theme')
  if (theme) document.documentElement.dataset.theme = theme
} catch {
  // Without storage the page follows the system.
}
