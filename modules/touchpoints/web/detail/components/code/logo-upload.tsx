import { uploadLogoCall } from '#modules/touchpoints/contract/qr-codes.ts';
import { FileUpload } from '#platform/web/file-drop/file-upload.tsx';

/** Uploads an image for the middle of the code. */
export default function LogoUpload({
  brandId,
  label,
  onDone,
}: {
  brandId: string;
  label: string;
  onDone: (fileId: string) => void;
}) {
  return (
    <FileUpload
      label={label}
      call={uploadLogoCall}
      input={{ query: { brandId } }}
      onDone={({ fileId }) => onDone(fileId)}
    />
  );
}
