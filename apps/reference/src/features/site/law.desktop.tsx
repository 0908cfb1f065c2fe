import { ContentPage } from './content-page.tsx'

export default function LawPage() {
  return <ContentPage code="law" />
}
