import { defineRoutes, write } from '../../http/routes.ts'
import { categoryList, guideDetail, guideList, paperDetail, paperList, questionList } from './help-lists.ts'
import { playVideo, videoDetail, videoList } from './videos.ts'

export function helpRoutes() {
  return defineRoutes({
    // The sandbox has no customer service, so the link leads to the help pages instead.
    'help.service': () => [{ id: 1, name: 'Bourselet', link: '/serve', icon: '/icons/service.svg' }],
    'help.questions': (request, { language }) => questionList(request ?? {}, language),
    'help.categories': (_request, { language }) => categoryList(language),
    'help.guides': (request, { language }) => guideList(request ?? {}, language),
    'help.guide': ({ id }, { language }) => guideDetail(id, language),
    'help.videos': (request, { db, language }) => videoList(db, request ?? {}, language),
    'help.video': ({ id }, { db, language }) => videoDetail(db, id, language),
    'help.videoData': ({ id }) => write(playVideo, id),
    'help.whitepapers': (request, { language }) => paperList(request ?? {}, language),
    'help.whitepaper': ({ id }, { language }) => paperDetail(id, language),
  })
}
