// The page's own script: the tags of the page show the pair that is selected in the coin list.
document.querySelector('bourselet-coin-list').addEventListener('bourselet-select', ({ target, detail }) => {
  target.setAttribute('selected', detail)
  for (const tag of document.querySelectorAll('[symbol]')) tag.setAttribute('symbol', detail)
  document.querySelector('bourselet-trade-ticket').scrollIntoView({ block: 'nearest' })
})
