// Before anything is drawn: the theme that was chosen on this device, so that a light page does not begin dark.
try {
  const { theme } = JSON.parse(localStorage.getItem('bourselet.preferences') ?? '{}')
  if (theme) document.documentElement.dataset.blTheme = theme
} catch {
  // Without storage the page begins as the operator set it.
}
