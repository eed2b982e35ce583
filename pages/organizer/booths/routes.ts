import { partRoutes } from '../part-routes'

export const routes = partRoutes('booths', {
  texts: ['booth-desk', 'booth-requirements', 'map', 'hall-setup', 'upload'],
  screens: {
    '/booths': async () => (await import('./booths')).Booths,
  },
})
