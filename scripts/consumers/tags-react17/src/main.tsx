import { useEffect, useState } from 'react'
import { render } from 'react-dom'
import './tags'

/** A single-page application that changes its page by the History API of the browser. */
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
