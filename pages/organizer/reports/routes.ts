import { partRoutes } from '../part-routes'

export const routes = partRoutes('reports', {
  texts: ['live-manage', 'upload', 'demands', 'report'],
  screens: {
    '/reports': async () => (await import('./reports')).Reports,
  },
})
