import { Panel } from '@bourselet/widgets/ui'
import { lazy, Suspense } from 'react'
import { useDeviceSwitch } from '../../shared/use-device-switch.ts'
import { HomeHelp } from './home-help.tsx'
import { HomeHero } from './home-hero.tsx'
import { HomeWhy } from './home-why.tsx'
import './home.css'

// The texts of the page render first. Sections with data load later; until then, placeholders reserve their
// space.
const HomeLive = lazy(() => import('./home-live.tsx'))
const HomeProducts = lazy(() => import('./home-products.tsx'))
const HomeMarkets = lazy(() => import('./home-markets.tsx'))
const HomeNotices = lazy(() => import('./home-notices.tsx'))

export default function HomePage() {
  useDeviceSwitch('pc')
  return (
    <div className="home">
      <div className="home__top">
        <HomeHero />
        <Suspense fallback={<Panel className="home-live" />}>
          <HomeLive />
        </Suspense>
      </div>
      <Suspense fallback={<div className="home-block home-block--products" />}>
        <HomeProducts />
      </Suspense>
      <Suspense fallback={<div className="home-block home-block--waiting" />}>
        <HomeMarkets />
      </Suspense>
      <Suspense fallback={<div className="home-block home-block--notices" />}>
        <HomeNotices />
      </Suspense>
      <HomeWhy />
      <HomeHelp />
    </div>
  )
}
