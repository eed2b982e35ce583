import { partRoutes } from '../part-routes'

const loadList = async () => (await import('./content-list')).ContentList

export const routes = partRoutes('content', {
  texts: ['content', 'upload'],
  screens: {
    '/content': loadList,
    '/content/changes': async () => (await import('./changes-screen')).ChangesScreen,
    '/content/:kind': loadList,
    '/content/:kind/new': async () => (await import('./content-screen')).NewContentScreen,
    '/content/:kind/order': async () => (await import('./order-screen')).OrderScreen,
    '/content/:kind/:id': async () => (await import('./content-screen')).ContentScreen,
  },
})
