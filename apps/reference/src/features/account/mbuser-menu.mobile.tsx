import { useText } from '@bourselet/widgets'
import { sideIcons, sideMenu } from '../../layouts/menu.ts'
import { PageLinks } from '../../layouts/page-links.tsx'
import { PhonePage } from '../../layouts/phone-page.tsx'
import { SignOutButton } from './sign-out-button.tsx'

export default function UserMenuPage() {
  const { t } = useText('site')
  return (
    <PhonePage route="mbuserMenu">
      {sideMenu.map(({ key, routes }) => (
        <section key={key} className="page-links__group">
          <h2>{t(`side.${key}`)}</h2>
          <PageLinks
            label={t(`side.${key}`)}
            links={routes.map((route) => ({ route, icon: sideIcons[route] }))}
          />
        </section>
      ))}
      <SignOutButton />
    </PhonePage>
  )
}
