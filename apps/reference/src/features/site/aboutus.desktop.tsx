import { ContentPage } from './content-page.tsx'

export default function AboutusPage() {
  return <ContentPage code="aboutus" />
}
