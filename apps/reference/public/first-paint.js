// Applies the stored theme before the first paint, so that a page in the light theme does not start dark.
try {
  const { theme } = JSON.parse(localStorage.getItem('bourselet.preferences') ?? '{}')
  if (theme) document.documentElement.dataset.blTheme = theme
} catch {
  // Without storage the page uses the operator's theme.
}
