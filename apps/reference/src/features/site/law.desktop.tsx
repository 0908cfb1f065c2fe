import { ContentPage } from '../../layouts/content/content-page.tsx'

export default function LawPage() {
  return <ContentPage code="law" />
}
