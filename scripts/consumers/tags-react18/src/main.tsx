import { createRoot } from 'react-dom/client'
import './tags'

createRoot(document.getElementById('root')!).render(<bourselet-ticker symbol="BTCUSDT" />)

// @ts-expect-error The book needs a symbol.
export const wrong = <bourselet-order-book />
