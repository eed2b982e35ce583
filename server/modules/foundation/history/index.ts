export { addEvent, type CaseEvent, listEvents, listRecentEvents } from './history.queries'
export { personalDataOfHistory, eventsOf } from './personal-data.queries'
