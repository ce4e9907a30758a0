"""Averages weights that were trained one from the other: the mean keeps what each learned.

    python3 reader/average-weights.py OUT A.safetensors=0.5 B.safetensors=0.3 C.safetensors=0.2

The result has to be scored and calibrated: `python3 reader/train.py --from OUT --epochs 0 --out DIR`. Needs NumPy.
"""
import json
import struct
import sys

import numpy as np

KINDS = {'F16': np.float16, 'F32': np.float32, 'I8': np.int8}


def read(path):
    raw = open(path, 'rb').read()
    size = struct.unpack('<Q', raw[:8])[0]
    head = json.loads(raw[8 : 8 + size])
    meta = json.loads(head.pop('__metadata__')['reader'])
    tensors = {}
    for name, place in head.items():
        a, b = (8 + size + at for at in place['data_offsets'])
        tensors[name] = np.frombuffer(raw[a:b], dtype=KINDS[place['dtype']]).reshape(place['shape'])
    return tensors, {name: place['dtype'] for name, place in head.items()}, meta


def average(parts):
    """Of bytes with a scale for each row, the mean of what they stand for, as bytes again."""
    _, (first, kinds, _) = parts[-1]
    mean = {}
    for name in first:
        if name.endswith('.scale'):
            continue
        if kinds[name] == 'I8':
            scale = name.replace('.weight', '.scale')
            whole = sum(share * tensors[name].astype(float) * tensors[scale][:, None] for share, (tensors, _, _) in parts)
            step = np.abs(whole).max(1, keepdims=True) / 127
            step[step == 0] = 1
            mean[name] = np.clip(np.round(whole / step), -127, 127).astype(np.int8)
            mean[scale] = step.flatten().astype(np.float32)
        else:
            value = sum(share * tensors[name].astype(float) for share, (tensors, _, _) in parts)
            if name == 'role_vectors':
                value = value / np.linalg.norm(value, axis=1, keepdims=True)
            mean[name] = value.astype(KINDS[kinds[name]])
    return mean


def write(path, tensors, kinds, meta):
    head, blobs, at = {'__metadata__': {'reader': json.dumps(meta)}}, [], 0
    for name, kind in kinds.items():
        blob = tensors[name].tobytes()
        head[name] = {'dtype': kind, 'shape': list(tensors[name].shape), 'data_offsets': [at, at + len(blob)]}
        blobs.append(blob)
        at += len(blob)
    raw = json.dumps(head, separators=(',', ':')).encode()
    raw += b' ' * (-len(raw) % 8)
    with open(path, 'wb') as file:
        file.write(struct.pack('<Q', len(raw)) + raw + b''.join(blobs))


out, *sources = sys.argv[1:]
parts = [(float(share), read(path)) for path, share in (source.rsplit('=', 1) for source in sources)]
_, (_, kinds, meta) = parts[-1]
for _, (_, _, other) in parts:
    if any(other[key] != meta[key] for key in ('roles', 'wordFacts', 'acts', 'wants')):
        sys.exit('These weights have different labels: train them on the same lists.')
for key in ('roleScale', 'askScale'):
    meta[key] = sum(share * other[key] for share, (_, _, other) in parts)
write(out, average(parts), kinds, meta)
