export const acceptLead = { path: '/leads' };
