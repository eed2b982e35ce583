import { partRoutes } from '../part-routes'

export const routes = partRoutes('retention', {
  texts: ['privacy'],
  screens: {
    '/retention': async () => (await import('./retention')).RetentionPart,
  },
})
