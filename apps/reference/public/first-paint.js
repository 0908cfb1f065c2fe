// Applies the stored theme before the first paint; otherwise a page in the light theme would flash dark.
try {
  const { theme } = JSON.parse(localStorage.getItem('bourselet.preferences') ?? '{}')
  if (theme) document.documentElement.dataset.blTheme = theme
} catch {
  // A browser can block storage. Then the page uses the operator's theme.
}
