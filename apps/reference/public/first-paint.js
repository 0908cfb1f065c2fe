// Applies what the first paint depends on: the stored theme, otherwise a page in the light theme would flash dark,
// and the layout of the address, in which src/shell.css draws the frame of the page.
{
  const { documentElement: html } = document
  const path = location.pathname
  const isMobile = path === '/' ? innerWidth <= 1024 : /^\/mb/.test(path)
  const isTerminal = /^\/(mb)?(exchange|cexchange|currency|option)$/.test(path) && path !== '/currency'
  html.dataset.shell = `${isMobile ? 'mobile' : 'desktop'} ${isTerminal ? 'terminal' : 'page'}`
  try {
    const { theme } = JSON.parse(localStorage.getItem('bourselet.preferences') ?? '{}')
    if (theme) html.dataset.blTheme = theme
    if (localStorage.getItem('bourselet.real-money')) html.dataset.shell += ' real-money'
  } catch {
    // A browser can block storage. Then the page uses the operator's theme.
  }
}
