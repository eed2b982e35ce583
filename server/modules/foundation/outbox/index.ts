export { dispatchOutbox, type Dispatching } from './dispatch'
export { deliverSoon, startDispatcher } from './dispatcher'
export { listOutbox } from './outbox.queries'
export { type Message, postGathered, postMessage } from './post'
