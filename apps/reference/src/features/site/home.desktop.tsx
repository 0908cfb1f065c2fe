import { Panel } from '@bourselet/widgets/ui'
import { later } from '../../shared/later.tsx'
import { useDeviceSwitch } from '../../shared/use-device-switch.ts'
import { HomeHelp } from './home-help.tsx'
import { HomeHero } from './home-hero.tsx'
import { HomeWhy } from './home-why.tsx'
import './home.css'

// The texts of the page render first. Sections with data load later; until then, placeholders reserve their
// space.
const HomeLive = later(
  () => import('./home-live.tsx').then(({ HomeLive }) => HomeLive),
  () => <Panel className="home-live" />,
)
const HomeProducts = later(
  () => import('./home-products.tsx').then(({ HomeProducts }) => HomeProducts),
  () => <div className="home-block home-block--products" />,
)
const HomeMarkets = later(
  () => import('./home-markets.tsx').then(({ HomeMarkets }) => HomeMarkets),
  () => <div className="home-block home-block--waiting" />,
)
const HomeNotices = later(
  () => import('./home-notices.tsx').then(({ HomeNotices }) => HomeNotices),
  () => <div className="home-block home-block--notices" />,
)

export default function HomePage() {
  useDeviceSwitch('pc')
  return (
    <div className="home">
      <div className="home__top">
        <HomeHero />
        <HomeLive />
      </div>
      <HomeProducts />
      <HomeMarkets />
      <HomeNotices />
      <HomeWhy />
      <HomeHelp />
    </div>
  )
}
