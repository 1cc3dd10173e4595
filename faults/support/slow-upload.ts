import { request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { LOCATIONS } from './demo-admin.ts';

/** Uploads a small file slowly; resolves with the status, or 0 if the connection was cut. */
export async function slowUpload(
  address: string,
  given: { cookie: string; seconds: number },
): Promise<number> {
  const upload = request(new URL(`${LOCATIONS}/import/check`, address), {
    method: 'POST',
    headers: { cookie: given.cookie, 'content-type': 'multipart/form-data; boundary=end' },
  });
  const status = new Promise<number>((resolve) => {
    upload.once('error', () => resolve(0));
    upload.once('response', (answer) => {
      answer.resume();
      answer.once('close', () => resolve(answer.complete ? (answer.statusCode ?? 0) : 0));
    });
  });
  upload.write(
    '--end\r\ncontent-disposition: form-data; name="file"; filename="a.csv"\r\n\r\ncode,name\n',
  );
  for (let line = 0; line < given.seconds * 10; line += 1) {
    upload.write(`c-${line},Line ${line}\n`);
    await pause(100);
  }
  upload.end('\r\n--end--\r\n');
  return status;
}
