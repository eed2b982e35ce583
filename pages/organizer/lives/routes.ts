import { partRoutes } from '../part-routes'

export const routes = partRoutes('lives', {
  texts: ['live-manage', 'upload'],
  screens: {
    '/lives': async () => (await import('./lives')).Lives,
    '/lives/new': async () => (await import('./live-screen')).NewLiveScreen,
    '/lives/:id': async () => (await import('./live-screen')).LiveScreen,
  },
})
