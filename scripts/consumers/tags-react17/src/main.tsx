import { useEffect, useState } from 'react'
import { render } from 'react-dom'
import './tags'

/** An application that changes its page in the browser, by the history of the tab. */
function App() {
  const [path, setPath] = useState(location.pathname)
  useEffect(() => {
    const follow = () => setPath(location.pathname)
    addEventListener('popstate', follow)
    return () => removeEventListener('popstate', follow)
  }, [])
  const visit = (to: string) => () => {
    history.pushState(null, '', to)
    setPath(to)
  }
  return (
    <>
      <button type="button" onClick={visit('/')}>
        Ticker
      </button>
      <button type="button" onClick={visit('/book')}>
        Book
      </button>
      <button type="button" onClick={visit('/about')}>
        About
      </button>
      {path === '/' && <bourselet-ticker symbol="BTCUSDT" compact />}
      {path === '/book' && <bourselet-order-book symbol="BTCUSDT" />}
    </>
  )
}

render(<App />, document.getElementById('root'))

// @ts-expect-error The book needs a symbol.
export const wrong = <bourselet-order-book />
