export interface JobsTables {
  'platform.jobs': { id: string };
}
