import { partRoutes } from '../part-routes'

export const routes = [
  ...partRoutes('messages', {
    texts: ['conversations', 'chat', 'translation'],
    screens: {
      '/messages': async () => (await import('./messages')).Messages,
    },
  }),
  ...partRoutes('outbox', {
    screens: {
      '/outbox': async () => (await import('./outbox')).Outbox,
    },
  }),
]
