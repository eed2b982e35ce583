import { partRoutes } from '../part-routes'

export const routes = partRoutes('floorPlans', {
  texts: ['floor-plans', 'booth-requirements', 'map', 'upload'],
  screens: {
    '/floor-plans': async () => (await import('./floor-plans')).FloorPlans,
    '/floor-plans/edit': async () => (await import('./editor-screen')).EditorScreen,
  },
})
