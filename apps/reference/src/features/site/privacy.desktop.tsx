import { ContentPage } from './content-page.tsx'

export default function PrivacyPage() {
  return <ContentPage code="privacy" />
}
